import { useState } from 'react';
import { encodePicture } from '#app/features/editor/sections/picture/encode-picture.ts';
import { judgePicture } from '#app/features/editor/sections/picture/judge-picture.ts';
import { openPicture, type Picture } from '#app/features/editor/sections/picture/open-picture.ts';
import { useDraft, useEditor } from '#app/features/editor/store/editor-context.tsx';
import { findOrigin, type LogoOrigin, rememberOrigin } from './logo-origin.ts';

export function useLogo() {
  const { store } = useEditor();
  const [state, setState] = useState<LogoState>(IDLE);
  const data = useDraft(({ style }) => style.logo?.data ?? '');
  const take = ({ picture, crop }: LogoOrigin) => {
    const taken = encodePicture(picture, crop);
    rememberOrigin(taken, { picture, crop });
    store.update(({ style, ...draft }) => ({
      ...draft,
      style: { ...style, logo: { ...style.logo, data: taken } },
    }));
    setState({ ...IDLE, warning: judgePicture(picture, crop, 'logo') });
  };
  return {
    ...state,
    data,
    choose: async ([file]: readonly File[]) => {
      if (!file) return;
      setState({ ...IDLE, isReading: true });
      const picture = await openPicture(file);
      if ('error' in picture) return setState({ ...IDLE, error: picture.error });
      const whole = { picture, crop: picture.content };
      if (isPhotograph(picture)) setState({ ...IDLE, cropping: whole });
      else take(whole);
    },
    recrop: async () => {
      const origin = await findOrigin(data);
      if (origin) setState({ ...IDLE, cropping: origin });
    },
    take,
    close: () => setState(IDLE),
    remove: () => {
      setState(IDLE);
      store.set('style.logo', undefined);
    },
  };
}

type LogoState = {
  error: string;
  warning: string;
  isReading: boolean;
  cropping: LogoOrigin | null;
};

const IDLE: LogoState = { error: '', warning: '', isReading: false, cropping: null };

/** A large opaque picture shows more than the logo. */
function isPhotograph({ canvas, isOpaque, source }: Picture): boolean {
  return (
    isOpaque && !/png|gif|svg/.test(source) && Math.max(canvas.width, canvas.height) >= PHOTO_SIDE
  );
}

const PHOTO_SIDE = 1000;
