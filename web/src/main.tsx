import { mountApp } from '@vitae/ui';
import { webPlatform } from './platform/index.ts';

await mountApp(webPlatform);
