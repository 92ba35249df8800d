/** Entry of the worker that checks grammar: apart from everything else, since it is ended with all its memory. */
import '@vitae/grammar/worker';
