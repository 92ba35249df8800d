import { mountApp } from '@vitae/ui';
import { createWebPlatform } from './platform/index.ts';

await mountApp(await createWebPlatform());
