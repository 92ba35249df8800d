import type { SampleFile } from '../sample-files.ts';

/** The sample resumes, one for each job title. */
export const resumeFiles = {
  'bank-teller': () => import('./bank-teller.json'),
  barista: () => import('./barista.json'),
  'care-assistant': () => import('./care-assistant.json'),
  'customer-support-specialist': () => import('./customer-support-specialist.json'),
  'data-analyst': () => import('./data-analyst.json'),
  electrician: () => import('./electrician.json'),
  'financial-analyst': () => import('./financial-analyst.json'),
  'insurance-agent': () => import('./insurance-agent.json'),
  'it-support-technician': () => import('./it-support-technician.json'),
  'loan-officer': () => import('./loan-officer.json'),
  'marketing-manager': () => import('./marketing-manager.json'),
  'medical-assistant': () => import('./medical-assistant.json'),
  'operations-manager': () => import('./operations-manager.json'),
  'payroll-specialist': () => import('./payroll-specialist.json'),
  pharmacist: () => import('./pharmacist.json'),
  'product-manager': () => import('./product-manager.json'),
  'real-estate-agent': () => import('./real-estate-agent.json'),
  'registered-nurse': () => import('./registered-nurse.json'),
  'restaurant-server': () => import('./restaurant-server.json'),
  'sales-engineer': () => import('./sales-engineer.json'),
  'software-engineer': () => import('./software-engineer.json'),
  teacher: () => import('./teacher.json'),
  'travel-consultant': () => import('./travel-consultant.json'),
  'ux-designer': () => import('./ux-designer.json'),
} satisfies Record<string, SampleFile>;
