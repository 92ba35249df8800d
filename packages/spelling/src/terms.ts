/** Words of trades that dictionaries lack, and that are easily taken for another word; in lower case. */
export const terms: ReadonlySet<string> = new Set(
  (
    'degression degressive degressively monitoreo monitoreos monitorear mentorou mentorar mentorando rendern gerendert debuggen gedebuggt magna summa laude honoris magister phenology phenological phenologies förde geest koog hallig metrado metrados valorizaciones ' +
    'admin admins agile airflow allergen allergens analytics ansible api apis appium app apps async auth autoscaling backend backends backlog ' +
    'backlogs barista benchmarked benchmarking biomarker blockchain blog blogs bookkeeping bootcamp bootstrapped bot bots buildout ' +
    'caching captioning chatbot chatbots checklist checklists checkout cloud codebase codebases comms config configs containerised containerized containerisation containerization conteneurisation logging ' +
    'controlling copywriting coworker coworkers coworking crowdfunding cybersecurity dashboard dashboards dataset datasets ' +
    'datastore debugged decommissioned deliverable deliverables dev devops devs docker ecommerce email emailed emails endpoint endpoints ' +
    'esports ethernet failover faceted feedback fintech firmware frontend frontends fullstack fundraise fundraised fundraiser fundraisers fundraising ' +
    'gamification geospatial git healthcare helpdesk homepage hostname hotfix hotline hyperparameter infographic infographics intranet ' +
    'jupyter kanban keynote kickoff kubectl kubernetes leaderboard linter linting linux logistics lookup lookups malware marketplace ' +
    'merchandising metadata microservice microservices middleware milestone minibar mockup mockups monorepo multichannel multilingual ' +
    'multimodal nearshore newsletter newsletters observability offboarding offshore onboard onboarded onboarding onsite outbound ' +
    'overachieved paralegal parser parsers phishing pipeline pipelines plugin plugins podcast podcasts pptx preprint preprints prepress ' +
    'productised productized proofread proofreading quickstart rebrand rebranded rebranding redesign redesigned refactor refactored refactoring ' +
    'regex reimbursements remediated repo repos reskilling resourcing restful retargeting roadmap roadmaps rollout rollouts rosters rota rotas ' +
    'runbook runbooks sandboxed scalable scaleup schema screencast scrum serverless signage signup signups sitemap skillset sourced spreadsheet ' +
    'sprint sprints stakeholder stakeholders startup startups storyboard storyboards subnet subtask sysadmin takeaway telehealth ' +
    'telemetry templating throughput timeline timelines timesheet timesheets toolchain toolchains toolkit tooling triage triaged ' +
    'troubleshoot troubleshooting typesafe unstaffed upsell upselling upsold upskill upskilled upskilling uptime usability ux vlog webhook ' +
    'autoscaler backlink backlinks backoff backport backported benchmarkings cardinality caseload caseloads changelog chargeback chargebacks ' +
    'cheatsheet cleanroom clickstream coaching codegen colocation colocated compliance cron crons crosstalk datalake deadlift debounced decarbonisation ' +
    'deduped deduplicate deduplicated deduplication demoed deployment deployments deprovisioned dialysis disambiguate dockerised dockerized downlights ' +
    'downsampled ductwork earthing edtech embeddings enablement escrow etl extrusions fastapi federated finops flexbox forecasted formwork gamified ' +
    'gantt geocoded geofence getter getters yoghurt yoghurts marae geofencing gitops glazing golang grafana grpc gtm handoff handoffs handover handovers hardscape headcount heatmap heatmaps ' +
    'hospitalist host hosts hydrotherapy hyperscaler idempotent infosec ingest inpatient inpatients insourced intake interop jira kpi kpis labelling ' +
    'latency leaseholder ledgers loadout localisation lockout logistics lossless mainframe mainframes martech matplotlib mentee mentees microcopy ' +
    'misroutes multimeter multitenant mvp mvps namespace namespaces neonatal nextflow nocode numpy offtake operando okr okrs onshore opex capex outpatient ' +
    'outpatients overbooking overdelivered payback payouts perioperative phishing phlebotomy plasterboard playbook playbooks postgres postmortem ' +
    'postmortems preflight prefab presales procurement prosthetist punchlist purlin queryable quoting ramped rebar refactors refactorings regreening ' +
    'reorder reorg reskin reskinned retarget retrofit retrofits retry retries rollback rollbacks runtimes saas sampler scaffolder schemas scoping ' +
    'screed sharded sharding shortlisted sketchup snagging softphone spinouts sprinted stakeholdering subagent subcontracted subgrade substation ' +
    'substations subtitling superuser switchgear tagline teardown terraform throughputs tokenised tokenized toolbox transpiler triaging tuneup typeahead ' +
    'unblock unblocked unblocking underwriters uplift uptake validator validators vendored vetted virtualised virtualized walkthrough walkthroughs ' +
    'warehousing waypoints wayfinding wellbeing whiteboarded wifi wiki wikis workaround workarounds worksite worksites yaml ' +
    'backup backups browser chat cluster clusters coach coachings container controller cookies crew cross-selling design designer developer display download downloads ' +
    'event events feedback feedbacks flyer freelance handling headhunter influencer interface interfaces issue issues job jobs know-how leadership lead lean live login ' +
    'manager marketing master mailing mailings markup messenger mentoring mentoria mentorias mentoría mentorías mentorados merchandiser mobile networking offline online outfit outsourcing performance ' +
    'plugin podcast pool popup portal posting postings press prototype prototyping push ranking release releases remote research review reviews router sales ' +
    'scanner scanning script scripts server service services setup shop shopping shops showroom slot slots smart software sponsoring standup storage store ' +
    'storytelling streaming switch switches talent task tasks template templates test tests ticket tickets ticketing token tokens tracking trainee trainees trainer training trainings ' +
    'trend trends update updates upgrade upgrades user users web webdesign workshop workshops ' +
    'webhooks webinar webinars website websites whitepaper whitepapers wireframe wireframes wireframing workflow workflows workload ' +
    'workplace workshop workstream workstreams zigbee ' +
    'brief briefs print prints volume volumes doctorale doctorales doctoraux médié médiée médiés médiées ' +
    'audit audits benchmark benchmarks business cases cashflow freelancer freelancerin freelancern hackathon hackathons meeting meetings ' +
    'leads key account controlling retouren social media recruiting reporting content monitoring support team teams tool tools ' +
    'portfolio portfolios product products owner owners machine learning deep data science scientist scientists engineer engineers engineering ' +
    'mindset growth stack branding brand brands insight insights customer success executive landing page pages lifecycle funnel funnels'
  ).split(' '),
);

/** Short words that are so common that a word with their letters exchanged is a slip, in all languages. */
export const commonWords: ReadonlySet<string> = new Set(
  (
    'the and with this that from have were then than what when team work time your just like over into also both more and ' +
    'und der die das mit von für auf ist ein eine nach über les des une avec pour dans par sur los las una con para por del com dos das uma pelo'
  ).split(' '),
);

/** Words that titles of degrees have in common, in the languages of the dictionaries. */
export const degreeWords: ReadonlySet<string> = new Set(
  (
    'undergraduate postgraduate graduate bachelor bachelors certificate associate doctorate apprenticeship foundation baccalauréat ' +
    'licenciatura bacharelado bachillerato especialización especialização fachhochschulreife realschulabschluss'
  ).split(' '),
);

/** Words that many titles of jobs have in common; each is long enough to be near no other word. */
export const jobWords: ReadonlySet<string> = new Set(
  (
    'accountant administrator assistant coordinator designer developer director electrician engineer executive housekeeper manager ' +
    'manufacturing mechanic operative operations receptionist representative secretary specialist supervisor teacher technician ' +
    'warehouse'
  ).split(' '),
);

/**
 * Stems of what is done with software, in Spanish and Portuguese: "tipado", "dockerizar", "refatorei". Dictionaries of both
 * lack these verbs.
 */
const softwareStems =
  'aprovision auditoriz automatiz benchmarke cachea cache clusteriz commite componentiz containeriz conteineriz conteneriz contenedoriz ' +
  'debug debuge debugue depur deploy deploye deserializ desserializ dockeriz encapsul escal escrape gamific hashe hoste indexa instanci ' +
  'kubernetiz logue mape merge mergea minific mocke mock modulariz monitor monitore monitoriz onboarde orquestr ' +
  'ofusc paginiz paralelez paraleliz parametriz parse parsea pivote prototip prototipe provision refactor refactoriz refator renderiz scrape scrapea script ' +
  'serializ sharde stubbe test teste testea tip tokeniz transpil vectoriz vetoriz versiona versioniz virtualiz';
const softwareEndings =
  // Spanish, Portuguese, and both.
  'é|ó|aron|aba|aban|ación|aciones|ei|ou|aram|ava|avam|ação|ações|agem|agens|ar|ad[oa]s?|ando|amos|a|am|an|e|o';
const SOFTWARE = new RegExp(`^(?:${softwareStems.replaceAll(' ', '|')})(?:${softwareEndings})$`, 'u');

/** Whether a word is a term of software in Spanish or Portuguese. */
export const isSoftwareTerm = (word: string, language: string): boolean =>
  /^(?:es|pt)/u.test(language) && SOFTWARE.test(word);
