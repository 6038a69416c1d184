import type { Letter } from '#documents/model/letter.ts';
import type { Scene } from '#documents/sheet/scene.ts';

export type LetterScene = Pick<Scene, 'canvas' | 'template' | 'labels'> & { letter: Letter };
