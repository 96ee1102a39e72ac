/**
 * Stands in for Google Maps: the calls that the site makes, and an element for each that a test can see. A polygon is a
 * button in its fill color; the info window is a dialog.
 */
class StandInMap {
  constructor(element, options) {
    this.element = element;
    element.dataset.options = JSON.stringify(options);
    element.replaceChildren('A stand-in for Google Maps');
  }
}

class StandInPolygon {
  constructor({ map, paths, ...look }) {
    this.button = document.createElement('button');
    this.button.dataset.look = JSON.stringify(look);
    this.button.dataset.paths = JSON.stringify(paths);
    this.button.textContent = 'Polygon';
    this.setOptions(look);
    map.element.append(this.button);
  }

  setOptions({ fillColor }) {
    this.button.style.background = fillColor;
  }

  addListener(event, listen) {
    this.button.addEventListener(event, () => listen({ latLng: 'here' }));
  }
}

class StandInInfoWindow {
  constructor() {
    this.dialog = document.createElement('div');
    this.dialog.setAttribute('role', 'dialog');
    this.dialog.ariaLabel = 'Info';
  }

  setContent(content) {
    this.dialog.replaceChildren(content);
  }

  setPosition() {}

  open({ map }) {
    map.element.append(this.dialog);
  }
}

const library = { Map: StandInMap, Polygon: StandInPolygon, InfoWindow: StandInInfoWindow };
window.google = { maps: { importLibrary: async () => library } };
window[new URL(document.currentScript.src).searchParams.get('callback')]();
