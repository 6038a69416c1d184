import { LinesSection } from '#app/features/editor/lines/lines-section.tsx';
import { AskedCertification } from '#app/features/editor/sections/works/asked-certification.tsx';

/** The lines, with what their rates ask for. */
export function LinesPart() {
  return (
    <LinesSection>
      <AskedCertification />
    </LinesSection>
  );
}
