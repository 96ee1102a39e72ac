export const partTitle = (number: string, name: string) => (name ? `${number} ${name}` : number);
export const partFits = 'Fits';
export const partReplaces = 'Replaces';
export const partReplacedBy = 'Replaced by';
/** @param number the last one, which is delivered @param way every number, from the first on */
export const orderInstead = (number: string, way: string) => `Order ${number} in its place: ${way}.`;
export const partInterchange = 'Interchanges with';
export const interchangeNote = "These are other makers' numbers. Our part takes their place; it is not their own.";
export const partCallout = (callout: string) => `No. ${callout} in the drawing`;
export const partPieces = (pieces: string) => `${pieces} per pump`;
export const partSerials = (serials: string) => `serial numbers ${serials}`;
export const orderPart = 'Order this part';
export const noPart = (number: string) => `There is no part ${number}`;
export const nearestParts = 'These numbers come closest. Check each character: a similar number is another part.';
export const noNearestParts = 'Search for the pump instead, or send us a photo of the part and its plate.';
