/** Entry of the worker that recognises a page: apart from everything else, since it is ended with all its memory. */
import '@vitae/recognition/worker';
