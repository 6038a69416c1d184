import type { ProfileNorm } from './profile.ts';
import type { ReceivedFinding } from './received-invoice.ts';
import type { XmlElement } from './xml/xml-element.ts';

/** What the official rules make of the findings of our own checks (`#documents/norm`). */
export type NormJudge = (file: {
  root: XmlElement;
  syntax: 'cii' | 'ubl';
  norm: ProfileNorm;
  findings: readonly ReceivedFinding[];
}) => ReceivedFinding[];
