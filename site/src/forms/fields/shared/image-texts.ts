/** The texts of a post's picture as the mutation names them, with Gravity Forms' number of each input, in its order. */
export const imageTextInputs = { altText: 2, title: 1, caption: 4, description: 7 } as const;

export type ImageTextKey = keyof typeof imageTextInputs;
// The type of its keys is the type of the object.
export const imageTextKeys = Object.keys(imageTextInputs) as ImageTextKey[];

/** A text that the editor asks for beside a picture. */
export interface ImageTextInput {
  key: ImageTextKey;
  /** Such as 5.4. */
  id: number;
  label: string;
}

/** What a visitor says about a picture. */
export type ImageTexts = { [key in ImageTextKey]?: string };
