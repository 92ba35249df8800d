/** The build in CommonJS, which both Node and bundlers for browsers understand; its types are those of the package. */
declare module 'hunspell-asm/dist/cjs/index.js' {
  export { loadModule } from 'hunspell-asm';
}
