import { opensElsewhere } from './opens-elsewhere.ts';
import type { InteractionOptions } from './when.ts';

/** The attribute of a control with a waiting click; its value is the text to show. */
const WAITING = 'data-waiting';

interface WaitingClicks {
  /** Delays a click on a control that needs the script; does not affect other events. */
  hold: (event: Event) => void;
  /** Repeats the waiting clicks in order, after hydration. */
  replay: () => Promise<void>;
  /** Lets the browser send the form, or follow the link, by itself. */
  release: () => void;
}

/** Adds a text for screen readers behind the island. @returns its element, to be removed */
function announce(island: HTMLElement, text: string): HTMLElement {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  status.className = 'island-status';
  island.after(status);
  // A screen reader announces changes of a live region, not its initial content.
  setTimeout(() => {
    status.textContent = text;
  }, 100);
  return status;
}

/** Whether the browser can do without a script what a click on the control is for. */
function isNative(control: HTMLElement): boolean {
  return control instanceof HTMLAnchorElement || (control instanceof HTMLButtonElement && control.type === 'submit');
}

/** Clicks on an island's controls before hydration. Several clicks on one control are repeated once. */
export function waitingClicks(island: HTMLElement, { held, waiting = '', timeout }: InteractionOptions): WaitingClicks {
  const controls = new Set<HTMLElement>();
  let status: HTMLElement | undefined;
  let isReleasing = false;

  const takeAll = (): HTMLElement[] => {
    // Not those that were clicked: hydration may have put others, with the attribute, in their place.
    const taken = [...island.querySelectorAll<HTMLElement>(`[${WAITING}]`)];
    for (const control of taken) control.removeAttribute(WAITING);
    controls.clear();
    status?.remove();
    return taken;
  };

  const release = () => {
    isReleasing = true;
    takeAll().find(isNative)?.click();
    isReleasing = false;
  };

  return {
    hold(event) {
      const control = held && event.target instanceof Element ? event.target.closest<HTMLElement>(held) : null;
      if (isReleasing || !(event instanceof MouseEvent) || event.type !== 'click' || !control) return;
      if (control instanceof HTMLAnchorElement && opensElsewhere(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // A link is where the browser goes anyway, which screen readers say by themselves.
      if (controls.size === 0 && !(control instanceof HTMLAnchorElement)) status = announce(island, waiting);
      if (isNative(control) && !controls.has(control)) setTimeout(() => controls.has(control) && release(), timeout);
      controls.add(control);
      control.setAttribute(WAITING, waiting);
    },
    async replay() {
      for (const control of takeAll()) {
        control.click();
        // React renders what a click changed before the next one.
        await new Promise((resolve) => setTimeout(resolve));
      }
    },
    release,
  };
}
