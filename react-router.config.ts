import type { Config } from '@react-router/dev/config';

export default {
  ssr: false,
  // The site map's last entry catches every unknown address: one of them stands for all.
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), '/404'],
} satisfies Config;
