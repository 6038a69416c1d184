/** A structure element being built; without tags, it only draws. */
export type Tag = {
  add: (role: string, options?: { alt?: string }) => Tag;
  put: (draw: () => void) => void;
};

export type Tags = Tag & { putArtifact: (draw: () => void) => void; end: () => void };

export function openTags(doc: PDFKit.PDFDocument, isTagged: boolean): Tags {
  if (!isTagged) return { ...untagged, putArtifact: (draw) => draw(), end: () => undefined };
  const root = doc.struct('Document');
  doc.addStructure(root);
  return {
    ...tag(doc, root),
    putArtifact: (draw) => {
      doc.markContent('Artifact', { type: 'Layout' });
      draw();
      doc.endMarkedContent();
    },
    end: () => root.end(),
  };
}

function tag(doc: PDFKit.PDFDocument, element: ReturnType<typeof doc.struct>): Tag {
  return {
    add: (role, options = {}) => {
      const child = doc.struct(role, options);
      element.add(child);
      return tag(doc, child);
    },
    put: (draw) => {
      element.add(draw);
    },
  };
}

const untagged: Tag = { add: () => untagged, put: (draw) => draw() };
