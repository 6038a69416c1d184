import type { ProfileNorm } from './profile.ts';
import type { ReceivedFinding } from './received-invoice.ts';
import type { XmlElement } from './xml/xml-element.ts';

/** Turns the official rules and our own findings into one list (`#documents/norm`). */
export type NormJudge = (file: {
  root: XmlElement;
  syntax: 'cii' | 'ubl';
  norm: ProfileNorm;
  findings: readonly ReceivedFinding[];
}) => ReceivedFinding[];
