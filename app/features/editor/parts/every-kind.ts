/**
 * Parts of every editor page, needed right after the first screen: one chunk, as they load
 * together.
 */
export { ChainLine } from '#app/features/editor/chain/chain-line.tsx';
export { ConformityPanel } from '#app/features/editor/conformity/conformity-panel.tsx';
export { DocumentSection } from '#app/features/editor/sections/document/document-section.tsx';
export { MentionsSection } from '#app/features/editor/sections/mentions/mentions-section.tsx';
export { StyleSection } from '#app/features/editor/sections/style/style-section.tsx';
export { StepsBar } from '#app/features/editor/steps/steps-bar.tsx';
