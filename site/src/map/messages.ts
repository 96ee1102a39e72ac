export const mapLabel = 'Map of representatives and their territories';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const closeInfo = 'Close';
export const contactDetails = 'Contact details';
