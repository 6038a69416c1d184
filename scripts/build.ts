import { build } from './build-if-changed.ts';

build();
