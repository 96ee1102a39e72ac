import { rare } from '../fields/rare-component.ts';

/** The button that saves a form for later, whose code loads with the first form that has one. */
export const saveButton = rare(() => import('./save-button-parts.tsx'), 'SaveButton');

// The server renders without waiting. The build removes this from the browser's code.
if (import.meta.env.SSR) await saveButton.load();
