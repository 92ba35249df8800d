declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  /** What is used of it. */
  interface TesseractApi {
    Init: (path: null, languages: string, mode: number) => number;
    SetVariable: (name: string, value: string) => boolean;
    /** Reads `/input`, turned as EXIF and an angle say. */
    SetImageFile: (exif: number, radians: number) => number;
    Recognize: (monitor: null) => number;
    GetJSONText: () => string;
    MeanTextConf: () => number;
    End: () => void;
  }
  interface TesseractCore {
    FS: { writeFile: (path: string, data: Uint8Array) => void; unlink: (path: string) => void };
    TessBaseAPI: new () => TesseractApi;
  }
  const open: (options: {
    wasmBinary: Uint8Array;
    TesseractProgress?: (percent: number) => void;
    print?: (line: string) => void;
    printErr?: (line: string) => void;
  }) => Promise<TesseractCore>;
  export default open;
}
