declare module '*.css';
declare module '*.md?raw' {
  const text: string;
  export default text;
}
declare module 'pdfjs-dist/build/pdf.worker.min.mjs?url' {
  const url: string;
  export default url;
}
