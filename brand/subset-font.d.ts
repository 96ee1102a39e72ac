/** What `write-fonts.ts` uses of the package, which comes without types. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    /** OpenType features that stay. */
    keepFeatures: readonly string[];
    noHinting: boolean;
    dropTables?: readonly string[] | undefined;
    /** Axes of a variable font: pinned to a value, or limited to a range. */
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
