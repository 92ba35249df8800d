// The registry of sections: a new section is one file next to this one and one line here.
export { additional } from './additional.ts';
export { award } from './award.ts';
export { certification } from './certification.ts';
export { communityService } from './community-service.ts';
export { education } from './education.ts';
export { experience } from './experience.ts';
export { hobbies } from './hobbies.ts';
export { language } from './language.ts';
export { portfolio } from './portfolio.ts';
export { project } from './project.ts';
export { publication } from './publication.ts';
export { reference } from './reference.ts';
export { skill } from './skill.ts';
export { volunteerExperience } from './volunteer-experience.ts';
