/** Traditional characters of headings and labels, each before the simplified one. */
const TRADITIONAL =
  '經经歷历學学專专業业驗验興兴語语獎奖榮荣譽誉證证執执個个簡简聯联絡络繫系資资訊讯傳传實实習习訓训練练課课講讲論论' +
  '發发項项務务職职場场電电腦脑軟软體体術术團团會会動动義义應应讀读樂乐愛爱網网連连結结備备註注優优勢势質质競竞賽赛' +
  '紹绍紀纪錄录評评價价總总參参與与達达認认養养進进級级選选歸归檔档況况關关於于從从諮咨詢询書书說说類类長长獲获勵励擅擅計计畢毕時时間间內内稱称員员擔担崗岗單单號号採采購购責责負负產产業业開开發发測测試试臺台灣湾國国韓韩';
const SIMPLIFIED = new Map([...TRADITIONAL.matchAll(/../gu)].map(([pair]) => [pair.slice(0, 1), pair.slice(1)]));

/** A text with such signs as simplified ones. */
export const inSimplified = (text: string): string =>
  text.replace(/\p{Script=Han}/gu, (sign) => SIMPLIFIED.get(sign) ?? sign);
