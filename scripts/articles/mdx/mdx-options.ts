import type { CompileOptions } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { exportFrontMatter } from './export-front-matter.ts';
import { typesetText } from './typeset-text.ts';

/** Compiles `content/articles/*.mdx`, in the build and in the checker. */
export const mdxOptions = {
  remarkPlugins: [remarkFrontmatter, exportFrontMatter, remarkGfm, typesetText],
  rehypePlugins: [rehypeSlug],
} satisfies CompileOptions;
