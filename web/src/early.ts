import { startEarly } from '@vitae/ui/start-early';

startEarly(location.pathname);
