import '@vitae/importer/worker';
