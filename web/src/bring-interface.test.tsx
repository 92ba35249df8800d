import { expect, it, vi } from 'vitest';
import { bringInterface } from './bring-interface.ts';

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

it('runs what the entry needs one by one, in tasks of their own, and then the entry', async () => {
  document.head.innerHTML = '';
  const ran: string[] = [];
  let task = 0;
  const timer = setInterval(() => (task += 1));
  const load = async (file: string) => {
    await nextTask();
    ran.push(`${file} ${task}`);
    expect(document.querySelector('script')).toBeNull();
  };
  await bringInterface({ entry: '/index.js', first: ['/core.js', '/shared.js'], later: ['/page.js'] }, load);
  clearInterval(timer);
  expect(ran.map((line) => line.split(' ')[0])).toEqual(['/core.js', '/shared.js']);
  expect(new Set(ran.map((line) => line.split(' ')[1])).size).toBe(2);
  const links = [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/core.js', '/shared.js', '/index.js', '/page.js']);
  expect(document.querySelector('script')?.getAttribute('src')).toBe('/index.js');
});

it('lets the page answer while it asks for many files', async () => {
  document.head.innerHTML = '';
  let now = 0;
  // As on a slow phone: each file takes a while to ask for.
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 3));
  const asked: number[] = [];
  const count = () => document.querySelectorAll('link').length;
  const timer = setInterval(() => asked.push(count()));
  const later = Array.from({ length: 40 }, (_, index) => `/${index}.js`);
  await bringInterface({ entry: '/index.js', first: [], later }, () => Promise.resolve());
  clearInterval(timer);
  vi.restoreAllMocks();
  expect(count()).toBe(41);
  // Something else ran while only a part of them had been asked for.
  expect(asked.some((files) => files > 0 && files < 41)).toBe(true);
});

it('starts the entry all the same if one of them cannot be had', async () => {
  document.head.innerHTML = '';
  await bringInterface({ entry: '/index.js', first: ['/core.js'], later: [] }, () => Promise.reject(new Error('gone')));
  expect(document.querySelector('script')?.getAttribute('src')).toBe('/index.js');
});
