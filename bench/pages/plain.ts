import express from 'express';

/* The baseline: bare Express 5 that sends a file, compressed beforehand. */

const [folder = ''] = process.argv.slice(2);
const app = express();
app.disable('x-powered-by');
app.use(
  express.static(folder, {
    setHeaders: (response) => response.set('Content-Encoding', 'gzip').vary('Accept-Encoding'),
  }),
);
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(`ready on http://localhost:${typeof address === 'object' && address !== null ? address.port : ''}`);
});
