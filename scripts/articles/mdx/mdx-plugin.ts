import { compile } from '@mdx-js/mdx';
import type { Plugin } from 'vite';
import { mdxOptions } from './mdx-options.ts';

/** Turns `*.mdx` into React modules, before the React compiler. */
export const mdxPlugin: Plugin = {
  name: 'mdx',
  enforce: 'pre',
  async transform(value, id) {
    const [path = id] = id.split('?');
    if (!path.endsWith('.mdx')) return null;
    return { code: String(await compile({ path, value }, mdxOptions)), map: null };
  },
};
