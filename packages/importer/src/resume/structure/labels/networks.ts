import { foldText } from '../../../text/normalise.ts';

/** Sites where people have a profile: name, host, and the address of a profile by its handle (`{}`), if known. */
const NETWORKS: readonly { name: string; host: string; profile?: string }[] = [
  { name: 'LinkedIn', host: 'linkedin.com', profile: 'https://linkedin.com/in/{}' },
  { name: 'GitHub', host: 'github.com', profile: 'https://github.com/{}' },
  { name: 'GitLab', host: 'gitlab.com', profile: 'https://gitlab.com/{}' },
  { name: 'Bitbucket', host: 'bitbucket.org', profile: 'https://bitbucket.org/{}' },
  { name: 'Twitter', host: 'twitter.com', profile: 'https://twitter.com/{}' },
  { name: 'X', host: 'x.com', profile: 'https://x.com/{}' },
  { name: 'StackOverflow', host: 'stackoverflow.com' },
  { name: 'Facebook', host: 'facebook.com', profile: 'https://facebook.com/{}' },
  { name: 'Instagram', host: 'instagram.com', profile: 'https://instagram.com/{}' },
  { name: 'YouTube', host: 'youtube.com', profile: 'https://youtube.com/@{}' },
  { name: 'Medium', host: 'medium.com', profile: 'https://medium.com/@{}' },
  { name: 'Dribbble', host: 'dribbble.com', profile: 'https://dribbble.com/{}' },
  { name: 'Behance', host: 'behance.net', profile: 'https://behance.net/{}' },
  { name: 'Kaggle', host: 'kaggle.com', profile: 'https://kaggle.com/{}' },
  { name: 'XING', host: 'xing.com', profile: 'https://xing.com/profile/{}' },
  { name: 'ResearchGate', host: 'researchgate.net', profile: 'https://researchgate.net/profile/{}' },
  { name: 'ORCID', host: 'orcid.org', profile: 'https://orcid.org/{}' },
  { name: 'ResearcherID', host: 'researcherid.com', profile: 'https://researcherid.com/rid/{}' },
  { name: 'Web of Science', host: 'webofscience.com' },
  { name: 'Scopus', host: 'scopus.com' },
  { name: 'Keybase', host: 'keybase.io', profile: 'https://keybase.io/{}' },
  { name: 'Matrix', host: 'matrix.to' },
  { name: 'Signal', host: 'signal.me' },
  { name: 'Google Scholar', host: 'scholar.google.com' },
  { name: 'CodePen', host: 'codepen.io', profile: 'https://codepen.io/{}' },
  { name: 'HackerRank', host: 'hackerrank.com' },
  { name: 'LeetCode', host: 'leetcode.com', profile: 'https://leetcode.com/{}' },
  { name: 'Codeforces', host: 'codeforces.com' },
  { name: 'Telegram', host: 't.me', profile: 'https://t.me/{}' },
  { name: 'Mastodon', host: 'mastodon.social' },
  { name: 'Bluesky', host: 'bsky.app', profile: 'https://bsky.app/profile/{}' },
  { name: 'Reddit', host: 'reddit.com' },
  { name: 'Quora', host: 'quora.com' },
  { name: 'Dev.to', host: 'dev.to', profile: 'https://dev.to/{}' },
  { name: 'Pinterest', host: 'pinterest.com' },
  { name: 'TikTok', host: 'tiktok.com', profile: 'https://tiktok.com/@{}' },
  { name: 'Vimeo', host: 'vimeo.com', profile: 'https://vimeo.com/{}' },
  { name: 'SoundCloud', host: 'soundcloud.com' },
  { name: 'VK', host: 'vk.com', profile: 'https://vk.com/{}' },
  { name: 'Habr', host: 'habr.com' },
  { name: 'Skype', host: 'skype.com' },
  { name: 'WhatsApp', host: 'wa.me' },
  { name: 'WeChat', host: 'wechat.com' },
  { name: 'Discord', host: 'discord.com' },
  { name: 'AOL Messenger', host: 'aim.com' },
  { name: 'Google Talk', host: 'talk.google.com' },
  { name: 'QQ', host: 'qq.com' },
];

/** Networks by the names that they have in other scripts. */
const ABROAD =
  'WeChat:微信|WeChat:微信号|WeChat:微信ID|LinkedIn:领英|LinkedIn:領英|Weibo:微博|Zhihu:知乎|KakaoTalk:카카오톡|VK:ВКонтакте|VK:ВК|Telegram:Телеграм|Telegram:ТГ|Skype:Скайп|GitHub:깃허브';

const BY_NAME = new Map<string, (typeof NETWORKS)[number]>([
  ...NETWORKS.map((network) => [foldText(network.name), network] as const),
  ...ABROAD.split('|').map((each) => {
    const [name = '', label = ''] = each.split(':');
    return [foldText(label), NETWORKS.find((network) => network.name === name) ?? { name, host: '' }] as const;
  }),
]);

/** The network that a label names, in its own spelling. */
export const networkByLabel = (label: string): string | undefined =>
  BY_NAME.get(
    foldText(
      label.replace(
        /[\s_-](?:profile?|profilo|perfil|profiel|profiili|page|account|konto|url|link|square|alt|in|logo|circle|icon|brands?)\b/giu,
        '',
      ),
    ),
  )?.name;

/** The network that an address belongs to. */
export const networkByUrl = (url: string): string | undefined => {
  const host = /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?(?:www\.)?([^/?#]+)/iu.exec(url)?.[1]?.toLowerCase() ?? '';
  return NETWORKS.find((network) => host === network.host || host.endsWith(`.${network.host}`))?.name;
};

/** The address of a profile by its handle; undefined if it cannot be derived from the handle. */
export const profileUrl = (network: string, handle: string): string | undefined =>
  BY_NAME.get(foldText(network))?.profile?.replace('{}', handle.replace(/^[@/]+|^in\//gu, '').replace(/^\/?in\//u, ''));

/** The address of "@ada", if what it is linked to is another's: the link of a template, say. */
export const profileAsPrinted = (text: string, linked: string): string | undefined => {
  const handle = /^@([\p{L}\p{N}._-]{2,40})$/u.exec(text)?.[1];
  const network = networkByUrl(linked);
  return handle === undefined || network === undefined || linked.toLowerCase().includes(handle.toLowerCase())
    ? undefined
    : profileUrl(network, handle);
};
