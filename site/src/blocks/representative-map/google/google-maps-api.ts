import type { LatLng } from '../../../map/google/path-rings.ts';

/** The part of the Maps JavaScript API that the site uses. */
export type GoogleMap = object;

export interface GooglePolygon {
  setOptions(options: { fillColor: string }): void;
  addListener(event: 'mouseover' | 'mouseout' | 'click', listen: (event: { latLng: unknown }) => void): void;
}

interface GoogleInfoWindow {
  setContent(content: Node): void;
  setPosition(position: unknown): void;
  open(options: { map: GoogleMap }): void;
}

export interface MapsLibrary {
  Map: new (
    element: HTMLElement,
    options: { zoom: number; center: LatLng; disableDefaultUI: boolean; zoomControl: boolean },
  ) => GoogleMap;
  Polygon: new (options: Record<string, unknown> & { paths: LatLng[][]; map: GoogleMap }) => GooglePolygon;
  InfoWindow: new (options: { ariaLabel?: string }) => GoogleInfoWindow;
}

declare global {
  interface Window {
    google?: { maps?: { importLibrary(name: 'maps'): Promise<MapsLibrary> } };
    /** Called by Google's script when it has run; its URL names the function. */
    onGoogleMaps?: () => void;
    /** Called by Google's script when it rejects the key. */
    gm_authFailure?: () => void;
  }
}
