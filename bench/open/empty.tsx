/** A minimal React app: one page with a text field. */
import { createRoot } from 'react-dom/client';

const root = document.querySelector('#app');
if (!root) throw new Error('The page has no #app element');
createRoot(root).render(
  <main>
    <input aria-label="Name" />
  </main>,
);
