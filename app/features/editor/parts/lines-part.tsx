import { LinesSection } from '#app/features/editor/lines/lines-section.tsx';
import { WorksCertification } from '#app/features/editor/sections/works/works-certification.tsx';

/** The lines, with what their rates ask for. */
export function LinesPart() {
  return (
    <LinesSection>
      <WorksCertification />
    </LinesSection>
  );
}
