/** What each product family draws of itself; the views put these pieces on a sheet. */
import type { ImpellerKind } from '../components/impeller.ts';
import type { Piece, Point } from '../drawing.ts';
import type { Part } from '../parts/part.ts';
import type { Spec } from '../spec.ts';

/** A measure to take off an outline, in the piece's own units. */
export interface Measure {
  from: Point;
  to: Point;
  along: 'across' | 'up';
  side: 'left' | 'right' | 'above' | 'below';
  /** Distance from the outline in steps; default 1. */
  tier?: number;
  /** The figure in inches; default: as long as it is drawn. */
  inches?: number;
}

/** A name written beside a cut drawing, with a leader to what it names. */
export interface Label {
  text: string;
  at: Point;
  side: 'left' | 'right';
}

/** A machine; its box is what its overall dimensions measure, so cables and arrows may stand out of it. */
export interface Machine extends Piece {
  measures?: readonly Measure[];
  labels?: readonly Label[];
  /** Arrows of flow, shown where the machine stands alone. */
  flow?: string;
  /** Where pipes join: the middle of each flange's face. */
  ports?: { suction: Point; discharge: Point };
}

export interface Family {
  name: string;
  impeller: { kind: ImpellerKind; vanes: (spec: Spec) => number };
  /** The view a buyer knows it by, shaded. */
  exterior: (spec: Spec) => Machine;
  /** The view from a right angle to it. */
  side: (spec: Spec) => Machine;
  section: (spec: Spec) => Machine;
  /** The machine at work, drawn on the sheet's own coordinates between y 70 and 1070. */
  installation: (spec: Spec) => string;
  /** The parts in order along the axis. */
  parts: (spec: Spec) => readonly Part[];
  /** What the section and installation drawings show, for alternative texts, after the model code. */
  alt: { exterior: (spec: Spec) => string; section: (spec: Spec) => string; installation: string };
}
