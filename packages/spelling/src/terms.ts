/** Words of trades that dictionaries lack, and that are easily taken for another word; in lower case. */
export const terms: ReadonlySet<string> = new Set(
  (
    'admin admins agile airflow allergen allergens analytics ansible api apis appium app apps async auth autoscaling backend backends backlog ' +
    'backlogs barista benchmarked benchmarking biomarker blockchain blog blogs bookkeeping bootcamp bootstrapped bot bots buildout ' +
    'caching captioning chatbot chatbots checklist checklists checkout cloud codebase codebases comms config configs containerised containerized ' +
    'controlling copywriting coworker coworkers coworking crowdfunding cybersecurity dashboard dashboards dataset datasets ' +
    'datastore debugged decommissioned deliverable deliverables dev devops devs docker ecommerce email emailed emails endpoint endpoints ' +
    'esports ethernet failover faceted feedback fintech firmware frontend frontends fullstack fundraise fundraised fundraiser fundraisers fundraising ' +
    'gamification geospatial git healthcare helpdesk homepage hostname hotfix hotline hyperparameter infographic infographics intranet ' +
    'kanban keynote kickoff kubectl kubernetes leaderboard linter linting linux logistics lookup lookups malware marketplace ' +
    'merchandising metadata microservice microservices middleware milestone minibar mockup mockups monorepo multichannel multilingual ' +
    'multimodal nearshore newsletter newsletters observability offboarding offshore onboard onboarded onboarding onsite outbound ' +
    'overachieved paralegal parser parsers phishing pipeline pipelines plugin plugins podcast podcasts pptx preprint preprints prepress ' +
    'productised productized proofread proofreading quickstart rebrand rebranded rebranding redesign redesigned refactor refactored refactoring ' +
    'regex reimbursements remediated repo repos reskilling resourcing restful retargeting roadmap roadmaps rollout rollouts rosters rota rotas ' +
    'runbook runbooks sandboxed scalable scaleup schema screencast scrum serverless signage signup signups sitemap skillset sourced spreadsheet ' +
    'sprint sprints stakeholder stakeholders startup startups storyboard storyboards subnet subtask sysadmin takeaway telehealth ' +
    'telemetry templating throughput timeline timelines timesheet timesheets toolchain toolchains toolkit tooling triage triaged ' +
    'troubleshoot troubleshooting typesafe unstaffed upsell upselling upsold upskill upskilled upskilling uptime usability ux vlog webhook ' +
    'webhooks webinar webinars website websites whitepaper whitepapers wireframe wireframes wireframing workflow workflows workload ' +
    'workplace workshop workstream workstreams zigbee ' +
    'audit audits benchmark benchmarks business cases cashflow freelancer freelancerin freelancern hackathon hackathons meeting meetings ' +
    'leads key account controlling retouren social media recruiting reporting content monitoring support team teams tool tools'
  ).split(' '),
);
