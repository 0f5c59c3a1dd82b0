# What Cython is told of `lists.py`: a class with fixed attributes, and the types of locals.
import cython

cdef class Lists:
    cdef public list kind, owner, where, card, face, blank, known, back, others
    cdef public dict zones

cpdef Lists duplicate(Lists s)
@cython.locals(twin=Lists)
cpdef put_back(Lists s, Lists kept)
@cython.locals(found=Py_ssize_t, x=Py_ssize_t)
cpdef Py_ssize_t looked(Lists s, list zones, list facts)
@cython.locals(zones=dict, cards=tuple, at=Py_ssize_t)
cpdef moved(Lists s, x, zone, bint bottom)
cpdef there_and_back(Lists s, list cards, zone)
@cython.locals(x=Py_ssize_t)
cpdef written(Lists s, list cards)
@cython.locals(_=Py_ssize_t)
cpdef Py_ssize_t look(Lists s, list zones, list facts, Py_ssize_t times)
@cython.locals(_=Py_ssize_t)
cpdef write(Lists s, list cards, Py_ssize_t times)
@cython.locals(_=Py_ssize_t, log=list, column=list, x=Py_ssize_t)
cpdef write_and_undo(Lists s, list cards, Py_ssize_t times)
@cython.locals(_=Py_ssize_t)
cpdef move(Lists s, list cards, zone, Py_ssize_t times)
@cython.locals(_=Py_ssize_t, twin=Lists)
cpdef Lists copy(Lists s, Py_ssize_t times)
@cython.locals(_=Py_ssize_t)
cpdef restore(Lists s, Lists kept, Py_ssize_t times)
@cython.locals(_=Py_ssize_t)
cpdef digest(Lists s, Py_ssize_t times)
@cython.locals(_=Py_ssize_t)
cpdef decide(Lists s, list zones, list facts, list cards, list movers, to, Py_ssize_t times)
@cython.locals(_=Py_ssize_t, twin=Lists)
cpdef fork(Lists s, list zones, list facts, list cards, list movers, to, Py_ssize_t times)
