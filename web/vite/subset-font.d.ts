declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
  }
  function subsetFont(fonte: Buffer, texto: string, options?: Options): Promise<Buffer>;
  export = subsetFont;
}
