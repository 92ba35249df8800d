import type { FontStyleName } from './families.ts';

/** What a family of font files draws. */
export interface Coverage {
  styles: readonly FontStyleName[];
  /** Whether each style has each character listed; otherwise only the font says, and none outside the list is there. */
  isExact: boolean;
  /** Stretches of code points, hexadecimal. */
  characters: string;
}

/** Every shipped family; written by `scripts/subset-fonts.mjs`. */
export const coverage = {
  inter: {
    styles: ['regular', 'italic', 'bold', 'bold-italic'],
    isExact: true,
    characters:
      '20-7e a0-ac ae-148 14a-17f 192 218-21b 2c6-2c7 2d8-2dd 1e9e 2010-2027 202f-203a 2044 20ac 20bd 2116 ' +
      '2122 2190-2193 2212 2248 2260 2264-2265 25a0 25aa 25cb 25cf 25e6 2713',
  },
  'inter-full': {
    styles: ['regular', 'italic', 'bold', 'bold-italic'],
    isExact: true,
    characters:
      '20-7e a0-ac ae-148 14a-1c3 1c5-24f 2b0-304 306-30a 30c 30f 313 315 31b 323 326-328 32c 337-338 ' +
      '342-343 346-36f 374-376 37a-37f 384-38a 38c 38e-3a1 3a3-3d7 3dc-3dd 3f0-3f6 3f9-3fa 3fc-479 480-49d ' +
      '4a0-4ff 52f 1e00-1e9b 1e9d-1eff 2000-200b 2010-2027 202f-2055 2057 205f 2070-2071 2074-208e ' +
      '2090-209c 20a0-20af 20b1-20b5 20b8-20ba 20bc-20bf 2100-2101 2103 2105-2106 2109 2113 2116-2117 ' +
      '211e-2122 2126 212a-212b 212e 2132 213b 214d 2150-215f 2190-2199 2212 221a 221e 2248 2260 2264-2265 ' +
      '25a0-25a2 25aa 25b2-25b3 25b6-25b7 25ba-25bd 25c0-25c1 25c4-25c7 25ca-25cb 25cf 25e6 25ef 2605-2606 ' +
      '2713 2717',
  },
  'source-sans': {
    styles: ['regular', 'italic', 'bold', 'bold-italic'],
    isExact: true,
    characters:
      '20-7e a0-17f 192 218-21b 2c6-2c7 2d8-2dd 1e9e 2010-201e 2020-2023 2026 202f-2033 2035 2039-203a 2044 ' +
      '20ac 20bd 2116 2122 2190-2193 2212 2248 2260 2264-2265 25a0 25aa 25cb 25cf 25e6 2713',
  },
  'source-sans-full': {
    styles: ['regular', 'italic', 'bold', 'bold-italic'],
    isExact: true,
    characters:
      '20-7e a0-181 186 18a 18d-190 192-194 196-197 19a-19b 19e 1a0-1a1 1af-1b1 1b7 1bf-1c3 1cd-1dd 1e2-1e7 ' +
      '1ea-1eb 1ee-1f0 1f4-1f5 1f7-201 204-205 208-209 20c-20d 218-220 222-223 226-227 237 23a-23e 241-245 ' +
      '248-249 2b0-2b4 2b7-2b9 2bb-2c1 2c6-2cc 2d0-2de 2e0-2e4 2ed 300-30d 30f-313 315 318-320 323-32a 32c ' +
      '32e-332 334 337-33d 340 342-345 34f 357-358 35c 35e-35f 361 374-375 37a 37e 384-38a 38c 38e-3a1 ' +
      '3a3-3d1 3d5 3d7 3d9 3db 3dd 3e1 3f4 3f7-3f8 400-45f 462-463 472-475 490-493 496-49b 4a0-4a3 4aa-4ab ' +
      '4ae-4b3 4b6-4b7 4ba-4bb 4c0-4c4 4c7-4c8 4cf-4d1 4d4-4d9 4e2-4e3 4e6-4e9 4ee-4ef 4f2-4f3 4f6-4f7 ' +
      '1e02-1e03 1e06-1e07 1e0a-1e11 1e16-1e17 1e1e-1e2b 1e32-1e3b 1e3e-1e49 1e52-1e53 1e56-1e63 1e66-1e67 ' +
      '1e6a-1e6f 1e72-1e73 1e7e-1e85 1e8e-1e97 1e9e-1ef9 2007 2009-200b 2010-201e 2020-2023 2026 202f-2033 ' +
      '2035 2039-203a 203c-203f 2044 2047-204a 2070-2071 2074-208e 20a1 20a3-20a4 20a6-20a7 20a9 20ab-20ac ' +
      '20ae 20b1-20b2 20b4-20b5 20b8-20ba 20bd 2105 2113 2116-2117 211e 2120 2122 2126 212e 2150-215e ' +
      '2190-2199 2212 2215 2219-221a 221e 2248 2260-2261 2264-2265 25a0-25a1 25aa-25ac 25b2-25ba 25bc-25c4 ' +
      '25c6 25c9-25cc 25cf 25d8-25d9 25e6 2713-2714 2717',
  },
  'ibm-plex-sans': {
    styles: ['regular', 'italic', 'bold', 'bold-italic'],
    isExact: true,
    characters:
      '20-7e a0-17f 192 218-21b 2c6-2c7 2d8-2dd 1e9e 2010-2015 2018-201a 201c-201e 2020-2022 2026 202f-2030 ' +
      '2032-2033 2039-203a 2044 20ac 20bd 2116 2122 2190-2193 2212 2248 2260 2264-2265 2713 fffd',
  },
  'ibm-plex-sans-full': {
    styles: ['regular', 'italic', 'bold', 'bold-italic'],
    isExact: true,
    characters:
      '20-7e a0-17f 18f 192 1a0-1a1 1af-1b0 1cd-1dc 1fa-1ff 218-21b 237 2bb-2bc 2c6-2c7 2d8-2dd 300-304 ' +
      '306-30c 312 315 31b 323 326-328 37e 384-38a 38c 38e-3a1 3a3-3ce 400-45f 462-463 46a-46b 472-475 ' +
      '490-4c2 4cf-4d9 4dc-4e9 4ee-4f9 524-525 1e80-1e85 1e9e 1ea0-1ef9 2000-200d 2010-2015 2018-201a ' +
      '201c-201e 2020-2022 2026 2028-2029 202f-2030 2032-2033 2039-203a 2044 2070 2074-2079 2080-2089 20a1 ' +
      '20a4 20a6 20a8-20ae 20b1-20b2 20b4-20b5 20b8-20ba 20bd 20bf 2113 2116 2122 2126 212e 2150-2151 ' +
      '2153-215e 2190-2199 2212 2215 2219-221a 221e 2248 2260 2264-2265 25ca 2713 fffd',
  },
  'source-serif': {
    styles: ['regular', 'italic', 'bold', 'bold-italic'],
    isExact: true,
    characters:
      '20-7e a0-12b 12e-131 134-165 168-17f 192 218-21b 2c6-2c7 2d8-2dd 1e9e 2010 2012-2015 2018-201a ' +
      '201c-201e 2020-2022 2025-2026 202f-2030 2032-2033 2039-203a 2044 20ac 20bd 2116 2122 2190-2193 2212 ' +
      '2248 2260 2264-2265 25a0 2713',
  },
  'source-serif-full': {
    styles: ['regular', 'italic', 'bold', 'bold-italic'],
    isExact: true,
    characters:
      '20-7e a0-12b 12e-131 134-165 168-17f 18f 192 1a0-1a1 1af-1b0 1cd-1dc 1e6-1e7 1f8-1f9 218-21b 237 2b0 ' +
      '2b2-2b3 2b7-2b8 2bb-2bc 2be-2bf 2c6-2cc 2d8-2dd 2e1-2e3 300-304 306-30c 31b 323-324 326-329 32e 331 ' +
      '374-375 37e 384-38a 38c 38e-3a1 3a3-3ce 3d7 3d9 3db 3dd 3e1 400-45f 462-463 472-475 490-493 496-49b ' +
      '4a0-4a3 4aa-4ab 4ae-4b3 4b6-4b7 4ba-4bb 4c0-4c2 4cf-4d1 4d4-4d9 4e2-4e3 4e6-4e9 4ee-4ef 4f2-4f3 ' +
      '1e0c-1e0f 1e20-1e21 1e24-1e25 1e2a-1e2b 1e36-1e3b 1e3e-1e3f 1e42-1e49 1e5a-1e63 1e6c-1e6f 1e80-1e85 ' +
      '1e8e-1e8f 1e92-1e93 1e97 1e9e 1ea0-1ef9 2002-2007 2009-200b 2010 2012-2015 2018-201a 201c-201e ' +
      '2020-2022 2025-2026 202f-2030 2032-2033 2039-203a 203c 2044 2047-2049 2070-2071 2074-2079 207d-2089 ' +
      '208d-208e 20a1 20a4 20a6-20a7 20a9 20ab-20ac 20ae 20b1-20b2 20b4-20b5 20b8-20ba 20bd 20bf 2113 ' +
      '2116-2117 2120 2122 2126 212e 2153-2154 215b-215e 2190-2193 2196-2199 2212 2215 2219-221a 221e 2248 ' +
      '2260 2264-2265 25a0 25b2-25b3 25b6-25b7 25bc-25bd 25c0-25c1 25c6 25c9-25ca 2713',
  },
  'eb-garamond': {
    styles: ['regular', 'italic', 'bold', 'bold-italic'],
    isExact: false,
    characters:
      '20-7e a0-17f 192 218-21b 2c6-2c7 2d8-2dd 1e9e 2010-201a 201c-201e 2020-2022 2024-2027 2030 2032-2037 ' +
      '2039-203a 2044 20ac 20bd 2116 2122 2190-2193 2212 2248 2260 2264-2265 25a0 25e6 fffd',
  },
  'eb-garamond-full': {
    styles: ['regular', 'italic', 'bold', 'bold-italic'],
    isExact: false,
    characters:
      '20-7e a0-24f 2b0-2bf 2c4 2c6-2d1 2d8-2de 2e0-2e3 2f7 300-33e 340-345 351 353 357 35d 361 364 374-375 ' +
      '37a 37e 384-38a 38c 38e-3a1 3a3-3d7 3d9 3db-3dd 3e1 3f0-3f2 3f9 3fb 400-45f 462-463 46a-46b 470 ' +
      '472-477 48a-4ff 510-513 51a-51d 524-529 52e-52f 1e00-1eff 2000-201a 201c-201e 2020-2022 2024-2027 ' +
      '202a 2030 2032-2037 2039-203a 203c-203e 2044 2047-2049 204b 204e 2057 2060 2070-2071 2074-208e ' +
      '2090-209c 20a1 20a3-20a9 20ab-20ae 20b1-20b2 20b4-20b5 20b8-20ba 20bc-20bd 2100-2101 2103 2105-2106 ' +
      '2109 210e 2112-2113 2116 211e-2120 2122-2123 2126-2127 212a-212b 212e 2139 214b 2150 2153-2154 ' +
      '215b-215e 2190-2199 2212 2215-2216 2219-221a 221e 2248 2260 2264-2265 25a0-25a1 25b2-25b3 25b6-25b7 ' +
      '25bc-25bd 25c0-25c1 25c6-25c7 25ca 25e6 fffd',
  },
  bitter: {
    styles: ['regular', 'italic', 'bold', 'bold-italic'],
    isExact: true,
    characters:
      '20-7e a0-ac ae-17f 192 218-21b 2c6-2c7 2d8-2dd 1e9e 2010 2012-2015 2017-201e 2020-2022 2025-2026 ' +
      '2030 2032-2033 2039-203a 2044 20ac 20bd 2116 2122 2190-2193 2212 2248 2260 2264-2265 25a0',
  },
  'bitter-full': {
    styles: ['regular', 'italic', 'bold', 'bold-italic'],
    isExact: true,
    characters:
      '20-7e a0-ac ae-17f 18f 192 1a0-1a1 1af-1b0 1c4-1dc 1e6-1e7 1ea-1eb 1f1-1f3 1fa-21b 22a-22d 230-233 ' +
      '237 2bb-2bc 2be-2bf 2c6-2cc 2d8-2dd 300-304 306-30c 30f 311-312 31b 323-324 326-328 32e 331 335 ' +
      '393-394 3a0 3a9 3bc 3c0 400-45f 462-463 46a-46b 472-477 48a-4ff 510-513 51a-51d 524-529 52e-52f ' +
      '1e08-1e09 1e0c-1e0f 1e14-1e17 1e1c-1e1d 1e20-1e21 1e24-1e25 1e2a-1e2b 1e2e-1e2f 1e36-1e37 1e3a-1e3b ' +
      '1e42-1e49 1e4c-1e53 1e5a-1e5b 1e5e-1e69 1e6c-1e6f 1e78-1e7b 1e80-1e85 1e8e-1e8f 1e92-1e93 1e97 1e9e ' +
      '1ea0-1ef9 2007-200b 2010 2012-2015 2017-201e 2020-2022 2025-2026 2030 2032-2033 2039-203a 203c 203e ' +
      '2044 2070 2074-2079 207f-2089 20a1 20a3-20a4 20a6-20a7 20a9 20ab-20ae 20b1-20b2 20b4-20b5 20b8-20ba ' +
      '20bc-20bd 2105 2113 2116 2122 2126 212e 2153-2154 215b-215e 2190-2195 2212 2215 2219-221a 221e 2248 ' +
      '2260-2261 2264-2265 25a0-25a1 25b2-25b3 25b6-25b7 25bc-25bd 25c0-25c1 25c6-25c7 25ca',
  },
  math: {
    styles: ['regular'],
    isExact: true,
    characters:
      '20 2190-2300 2302 2305-2306 2308-230b 2310-2313 2317 2319 231c-2323 232c 2332 2336-237a 237c ' +
      '2394-2395 239b-23b9 23ce 23d0 23dc-23e7 25a0-25ff 2605-2606 2609 2621 263b-263e 2640 2642 2660-2667 ' +
      '2669-266f 267e 2680-2689 26a5 26aa-26ac 26b2 2713 2720 272a 2736 2739 273d 2772-2773 279b 27dc ' +
      '27f0-27ff 299b 29a0 29a3 29b8 29f5 2ade 2ae3-2ae5 2aee 2b00-2b04 2b0e-2b4c 2b50-2b54 2bfe',
  },
  symbols: {
    styles: ['regular'],
    isExact: true,
    characters:
      '20 21af 21e6-21f0 21f3 2212 2218-2219 2299 22c4-22c6 2316 2318 231a-231b 2324-2328 232b 237b ' +
      '237d-237f 2394 23ce-23cf 23e9-23ea 23ed-23ef 23f1-23ff 25a0-2609 260e-2612 2614-2623 2630-2637 263c ' +
      '2654-2668 267f-268f 269e-26a1 26aa-26ac 26bd-26cd 26cf-26e1 2700-2704 2706-2709 270b-271c 2722-2727 ' +
      '2729-274b 274d 274f-2753 2756-2775 2794 2798-27af 27b1-27be 2b00-2b0d 2b12-2b2f 2b4d-2b73 2b76-2b95 ' +
      '2b97-2bfd 2bff 1f4da',
  },
  'emoji-1': {
    styles: ['regular'],
    isExact: true,
    characters:
      '20 200d 260e 2615 2699 26a0-26a1 26bd 2705 2708-2709 2714 2728 2764 2b50 fe0f 1f30d 1f310 1f31f ' +
      '1f331 1f389 1f393 1f3a8 1f3af 1f3c5-1f3c6 1f3e0 1f3e2 1f3fb-1f3ff 1f44b 1f44d 1f44f 1f464-1f465 ' +
      '1f468-1f469 1f4a1 1f4aa 1f4bb-1f4bc 1f4c5 1f4c8-1f4ca 1f4cc-1f4cd 1f4da 1f4dd-1f4de 1f4e7 1f4f1 ' +
      '1f4f7 1f50d 1f512 1f517 1f525 1f527 1f600 1f60a 1f642 1f64f 1f680 1f6e0 1f91d 1f9e0',
  },
  'emoji-2': {
    styles: ['regular'],
    isExact: true,
    characters:
      '20 200d 2139 231a-231b 2328 23e9-23f3 23f8-23fa 25b6 25c0 2600-2604 260e 2611 2614-2615 2618 261d ' +
      '2639-263a 2660 2663 2665-2666 2668 2692-2697 2699 26a0-26a1 26bd 26f5 26fa 2702 2705 2708-270d 270f ' +
      '2712 2714 2716 271d 2721 2728 2733-2734 2744 2747 274c 274e 2753-2755 2757 2763-2764 2795-2797 27a1 ' +
      '2b05-2b07 2b50 fe0f 1f30d-1f310 1f31f 1f331 1f381 1f389 1f393 1f396-1f397 1f399-1f39b 1f39e ' +
      '1f3a4-1f3af 1f3b5 1f3c3 1f3c6 1f3e0-1f3e6 1f3eb 1f3fb-1f3ff 1f440 1f446-1f44f 1f464 1f468-1f469 ' +
      '1f4a1 1f4aa-1f4fa 1f504 1f50a-1f517 1f525-1f52d 1f5a5 1f5a8 1f5c2 1f600-1f60f 1f64b-1f64f ' +
      '1f680-1f682 1f697 1f6e0-1f6e1 1f916 1f91d 1f973 1f9e0 1f9ea',
  },
  emoji: {
    styles: ['regular'],
    isExact: true,
    characters:
      '20 23 2a 30-39 a9 ae 200d 203c 2049 20e3 2122 2139 2194-2199 21a9-21aa 231a-231b 2328 23cf 23e9-23f3 ' +
      '23f8-23fa 24c2 25aa-25ab 25b6 25c0 25fb-25fe 2600-2604 260e 2611 2614-2615 2618 261d 2620 2622-2623 ' +
      '2626 262a 262e-262f 2638-263a 2640 2642 2648-2653 265f-2660 2663 2665-2666 2668 267b 267e-267f ' +
      '2692-2697 2699 269b-269c 26a0-26a1 26a7 26aa-26ab 26b0-26b1 26bd-26be 26c4-26c5 26c8 26ce-26cf 26d1 ' +
      '26d3-26d4 26e9-26ea 26f0-26f5 26f7-26fa 26fd 2702 2705 2708-270d 270f 2712 2714 2716 271d 2721 2728 ' +
      '2733-2734 2744 2747 274c 274e 2753-2755 2757 2763-2764 2795-2797 27a1 27b0 27bf 2934-2935 2b05-2b07 ' +
      '2b1b-2b1c 2b50 2b55 3030 303d 3297 3299 fe0f 1f004 1f0cf 1f170-1f171 1f17e-1f17f 1f18e 1f191-1f19a ' +
      '1f1e6-1f1ff 1f201-1f202 1f21a 1f22f 1f232-1f23a 1f250-1f251 1f300-1f321 1f324-1f393 1f396-1f397 ' +
      '1f399-1f39b 1f39e-1f3f0 1f3f3-1f3f5 1f3f7-1f4fd 1f4ff-1f53d 1f549-1f54e 1f550-1f567 1f56f-1f570 ' +
      '1f573-1f57a 1f587 1f58a-1f58d 1f590 1f595-1f596 1f5a4-1f5a5 1f5a8 1f5b1-1f5b2 1f5bc 1f5c2-1f5c4 ' +
      '1f5d1-1f5d3 1f5dc-1f5de 1f5e1 1f5e3 1f5e8 1f5ef 1f5f3 1f5fa-1f64f 1f680-1f6c5 1f6cb-1f6d2 ' +
      '1f6d5-1f6d9 1f6dc-1f6e5 1f6e9 1f6eb-1f6ec 1f6f0 1f6f3-1f6fc 1f7e0-1f7eb 1f7f0 1f90c-1f93a ' +
      '1f93c-1f945 1f947-1f9ff 1fa70-1fa7c 1fa80-1fac6 1fac8 1facc-1fadd 1fadf-1faeb 1faef-1fafa ' +
      'e0030-e0039 e0061-e007a e007f',
  },
  arabic: {
    styles: ['regular', 'bold'],
    isExact: true,
    characters:
      '20-2f 3a-40 5b-60 7b-7e a0 ab b7 bb 600-6ff 750-77f 200c-2011 2013-2014 2018-201a 201c-201e 2022 ' +
      '2026 25cc fd3e-fd3f',
  },
  'arabic-serif': {
    styles: ['regular', 'bold'],
    isExact: true,
    characters:
      '20-2f 3a-40 5b-60 7b-7e a0 ab b7 bb 600-6ff 750-77f 200c-2010 2013-2014 2018-201a 201c-201e 2022 ' +
      '2026 25cc fd3e-fd3f',
  },
  hebrew: {
    styles: ['regular', 'bold'],
    isExact: true,
    characters:
      '20-2f 3a-40 5b-60 7b-7e a0 ab b7 bb 591-5c7 5d0-5ea 5ef-5f4 200c-2010 2013-2014 2018-201a 201c-201e ' +
      '2022 2026 20aa 25cc',
  },
  'hebrew-serif': {
    styles: ['regular', 'bold'],
    isExact: true,
    characters:
      '20-2f 3a-40 5b-60 7b-7e a0 ab b7 bb 591-5c7 5d0-5ea 5ef-5f4 200c-2010 2013-2014 2018-201a 201c-201e ' +
      '2022 2026 20aa 25cc',
  },
  devanagari: {
    styles: ['regular', 'bold'],
    isExact: true,
    characters:
      '20-2f 3a-40 5b-60 7b-7e a0 ab b7 bb 900-97f 1cd0-1cf6 1cf8-1cf9 200c-200d 2010 2013-2014 2018-201a ' +
      '201c-201e 2022 2026 20b9 25cc a8e0-a8ff',
  },
  'devanagari-serif': {
    styles: ['regular', 'bold'],
    isExact: true,
    characters:
      '20-2f 3a-40 5b-60 7b-7e a0 ab b7 bb 900-97f 1cd0-1cf6 1cf8-1cf9 200c-200d 2010 2013-2014 2018-201a ' +
      '201c-201e 2022 2026 20b9 25cc a8e0-a8ff',
  },
  'han-sc-1': {
    styles: ['regular', 'bold'],
    isExact: false,
    characters:
      '20 b7 2014-2026 2160-217b 2460-2473 3000-303f 3220-3299 32ff 337b-33df 4e00-5ae9 5b50-5d4c 5dcd-6aac ' +
      '6b20-7483 74dc-7d6e 7e41 7e82-8a00 8a79-8a93 8b66-8c8c 8d1d-8eba 8f66-91dc 9274 9488-957f 95e8-97f6 ' +
      '9875-9910 9965-9999 9a6c-9b54 9c7c-9cde 9e1f-9f9f ff01-ff65 ffe0-ffe6',
  },
  'han-sc-2': {
    styles: ['regular', 'bold'],
    isExact: false,
    characters:
      '20 b7 2014-2026 3000-303f 4e0c-6aab 6b24-7cf8 7d77-7dae 7e3b-7e47 7e9b-8983 89c7-8a48 8b07-8b26 ' +
      '8ba0-8c98 8d32-8ece 8f6b-91ba 928e-92c8 933e-93d6 943e-9573 95e9-97ec 9878-99a8 9a75-9b51 9c7f-9ce2 ' +
      '9e20-9fa0 ff01-ff65 ffe0-ffe6',
  },
  'han-rare-1': {
    styles: ['regular'],
    isExact: false,
    characters: '20 b7 2014-2026 3000-303f 4e02-62fb ff01-ff65 ffe0-ffe6',
  },
  'han-rare-2': {
    styles: ['regular'],
    isExact: false,
    characters: '20 b7 2014-2026 3000-303f 6300-77fc ff01-ff65 ffe0-ffe6',
  },
  'han-rare-3': {
    styles: ['regular'],
    isExact: false,
    characters: '20 b7 2014-2026 3000-303f 7803-8bea ff01-ff65 ffe0-ffe6',
  },
  'han-rare-4': {
    styles: ['regular'],
    isExact: false,
    characters: '20 b7 2014-2026 3000-303f 8c09-9fef ff01-ff65 ffe0-ffe6',
  },
  'han-tc-1': {
    styles: ['regular', 'bold'],
    isExact: false,
    characters:
      '20 b7 2014-2026 3000-303f 3105-312f 4e00-7e9c 7f36-8b9c 8c37-8d1b 8d64-947f 9577-9c78 9ce5-9e1e ' +
      '9e75-9f9c ff01-ff65 ffe0-ffe6',
  },
  'han-tc-2': {
    styles: ['regular'],
    isExact: false,
    characters:
      '20 b7 2014-2026 3000-303f 4e07-7e9b 7f39-8b9f 8c39-8d19 8d68-8f64 8fb4-9483 957a-9a6b 9aab-9c7a ' +
      '9ce6-9e1d 9e7a-9fa4 fa0c-fa0d ff01-ff65 ffe0-ffe6',
  },
  'han-jp-1': {
    styles: ['regular', 'bold'],
    isExact: false,
    characters:
      '20 b7 2014-2026 2160-217b 2460-2473 3000-30ff 31f0-3299 32ff 337b-33df 4e00-6a8e 6ad3-75f4 7642-7e8f ' +
      '7f36-87fb 8840-8912 8956-8b90 8c37-8d0b 8d64-9453 9577-95d8 961c-9867 98a8-9a5a 9aa8-9aed 9b3c-9c57 ' +
      '9ce5-9dfa 9e78-9f8d ff01-ff9f ffe0-ffe6',
  },
  'han-jp-2': {
    styles: ['regular', 'bold'],
    isExact: false,
    characters:
      '20 b7 2014-2026 3000-303f 4e10-7e9c 7f38-8b9a 8c3a-8d16 8d67-9481 9582-9955 9997-9a6b 9aad-9c78 ' +
      '9ce7-9e1e 9e75-9fa0 ff01-ff65 ffe0-ffe6',
  },
  'hangul-1': {
    styles: ['regular', 'bold'],
    isExact: false,
    characters: '20 b7 2014-2026 3000-303f 3131-318e 3200-321e 3260-327f ac00-bfe1 c03c-d79d ff01-ff65 ffe0-ffe6',
  },
  'hangul-2': {
    styles: ['regular'],
    isExact: false,
    characters: '20 b7 2014-2026 3000-303f ac02-d7a3 ff01-ff65 ffe0-ffe6',
  },
  'han-sc-serif-1': {
    styles: ['regular', 'bold'],
    isExact: false,
    characters:
      '20 b7 2014-2026 2160-217b 2460-2473 3000-303f 3220-3299 32ff 337b-33df 4e00-5ae9 5b50-5d4c 5dcd-6aac ' +
      '6b20-7483 74dc-7d6e 7e41 7e82-8a00 8a79-8a93 8b66-8c8c 8d1d-8eba 8f66-91dc 9274 9488-957f 95e8-97f6 ' +
      '9875-9910 9965-9999 9a6c-9b54 9c7c-9cde 9e1f-9f9f ff01-ff65 ffe0-ffe6',
  },
  'han-sc-serif-2': {
    styles: ['regular', 'bold'],
    isExact: false,
    characters:
      '20 b7 2014-2026 3000-303f 4e0c-6aab 6b24-7cf8 7d77-7dae 7e3b-7e47 7e9b-8983 89c7-8a48 8b07-8b26 ' +
      '8ba0-8c98 8d32-8ece 8f6b-91ba 928e-92c8 933e-93d6 943e-9573 95e9-97ec 9878-99a8 9a75-9b51 9c7f-9ce2 ' +
      '9e20-9fa0 ff01-ff65 ffe0-ffe6',
  },
  'han-tc-serif-1': {
    styles: ['regular', 'bold'],
    isExact: false,
    characters:
      '20 b7 2014-2026 3000-303f 3105-312f 4e00-7e9c 7f36-8b9c 8c37-8d1b 8d64-947f 9577-9c78 9ce5-9e1e ' +
      '9e75-9f9c ff01-ff65 ffe0-ffe6',
  },
  'han-jp-serif-1': {
    styles: ['regular', 'bold'],
    isExact: false,
    characters:
      '20 b7 2014-2026 2160-217b 2460-2473 3000-30ff 31f0-3299 32ff 337b-33df 4e00-6a8e 6ad3-75f4 7642-7e8f ' +
      '7f36-87fb 8840-8912 8956-8b90 8c37-8d0b 8d64-9453 9577-95d8 961c-9867 98a8-9a5a 9aa8-9aed 9b3c-9c57 ' +
      '9ce5-9dfa 9e78-9f8d ff01-ff9f ffe0-ffe6',
  },
  'han-jp-serif-2': {
    styles: ['regular', 'bold'],
    isExact: false,
    characters:
      '20 b7 2014-2026 3000-303f 4e10-7e9c 7f38-8b9a 8c3a-8d16 8d67-9481 9582-9955 9997-9a6b 9aad-9c78 ' +
      '9ce7-9e1e 9e75-9fa0 ff01-ff65 ffe0-ffe6',
  },
  'hangul-serif-1': {
    styles: ['regular', 'bold'],
    isExact: false,
    characters: '20 b7 2014-2026 3000-303f 3131-318e 3200-321e 3260-327f ac00-bfe1 c03c-d79d ff01-ff65 ffe0-ffe6',
  },
} as const satisfies Record<string, Coverage>;
