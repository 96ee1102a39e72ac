/** The shapes that `/image` crops pictures to, width by height: those of boxes that have one shape on every screen. */
export const cropShapes = { '8:5': 8 / 5 } as const;

export type Crop = keyof typeof cropShapes;

export function isCrop(text: string): text is Crop {
  return Object.hasOwn(cropShapes, text);
}
