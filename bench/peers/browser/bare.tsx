import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The minimum of React for a key: one field, one state, one paint. */
function BarePage() {
  const [text, setText] = useState('');
  return (
    <label>
      Texte
      <input type="text" value={text} onChange={({ target }) => setText(target.value)} />
    </label>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<BarePage />);
