/** The shapes that `/image` crops pictures to, width by height: those of boxes in the stylesheets. */
export const cropShapes = { '8:5': 8 / 5, '4:3': 4 / 3, '57:25': 57 / 25 } as const;

export type Crop = keyof typeof cropShapes;

export function isCrop(text: string): text is Crop {
  return Object.hasOwn(cropShapes, text);
}

/** How wide the middle of a picture is in a shape. */
export function croppedWidth(width: number, height: number, crop: Crop): number {
  return Math.min(width, height * cropShapes[crop]);
}
