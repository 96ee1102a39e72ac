export const mapLabel = 'Map of representatives and their territories';
export const showGoogleMaps = 'Show Google Maps, which tells Google your IP address';
export const mapLoading = 'Loading representative map...';
export const mapFailed = 'Failed to load Google Maps';
/** In the frame of Google Maps. */
export const googleMapsLoading = 'Loading...';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const closeInfo = 'Close';
export const contactDetails = 'Contact details';

export const finderTitle = 'Find your representative';
export const finderLabel = 'Town, state, province, ZIP or postal code';
export const finderButton = 'Find';
export const useLocation = 'Use my location';
export const locating = 'Finding your location…';
export const locationFailed = "We couldn't get your location. Enter a state or a ZIP code instead.";
export const unknownPlace = "We don't know that place. Enter a US town, a state, a province, or a ZIP or postal code.";
export const whichTown = (name: string) =>
  `There are several places called ${name}. Choose one, or enter a ZIP or postal code.`;
export const representativesFound = (count: number, place: string) => {
  if (count === 0) return place ? `We have no representative in ${place} yet.` : 'We have no representative there yet.';
  const who = count === 1 ? '1 representative' : `${count} representatives`;
  return place ? `${who} for ${place}` : `${who} for your location`;
};
