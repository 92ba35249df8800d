const pages: Readonly<Record<string, (id: string, more: string) => string>> = {
  user: (id) => `/admin/users/${id}`,
  document: (id) => `/admin/resumes?search=${id}`,
  mail: (id) => `/admin?tab=mail&search=${id}`,
  job: (name) => `/admin?tab=jobs&search=${name}`,
  payment: (id) => `/admin/payments?payment=${id}`,
  coupons: (batch) => `/admin/coupons?batch=${batch}`,
  coupon: (id) => `/admin/coupons?coupon=${id}`,
  plan: (key) => `/admin/plans?plan=${key}`,
  review: (id) => `/admin/evaluations/${id}`,
  sample: (kind, slug) => `/admin/template-samples/${slug}?kind=${kind}`,
  templates: (kind) => `/admin/templates?kind=${kind}`,
};

/** The page about what an entry of the record is about, such as `user 0195…`; `null` if there is none. */
export function subjectPath(subject: string): string | null {
  const [what = '', id = '', more = ''] = subject.split(' ').map(encodeURIComponent);
  return Object.hasOwn(pages, what) && id !== '' ? (pages[what]?.(id, more) ?? null) : null;
}
