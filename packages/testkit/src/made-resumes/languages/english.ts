import type { Vocabulary } from './vocabulary.ts';

export const english: Vocabulary = {
  language: 'en',
  names:
    'Avery Lindqvist|Priya Raman|Tobias Hartwell|Maria del Carmen Reyes|Owen McAllister|Chidi Okonkwo|Hannah Brightwater|Samuel J. Porter|Lena Kowalczyk|Daniel Ashworth|Yuki Tanabe|Grace O’Donnell',
  places:
    'Boston;MA;02118;United States;US;+1 617 555;48 Tremont Street|Portland;OR;97205;USA;US;+1 503 555;1200 Alder Street|Leeds;;LS1 4DY;United Kingdom;GB;+44 113 496;7 Wellington Place|Toronto;ON;M5V 2T6;Canada;CA;+1 416 555;310 King Street West|Dublin;;D02 X285;Ireland;IE;+353 1 555;14 Baggot Street|Melbourne;VIC;3000;Australia;AU;+61 3 5550;90 Collins Street',
  fields: [
    {
      roles:
        'Senior Software Engineer|Backend Developer|Software Engineering Intern|Site Reliability Engineer|Full Stack Developer|Data Engineer|Lead Platform Engineer',
      employers:
        'Northwind Systems|Brightloop|Kestrel Analytics, Inc.|Harborlight Software|Zephyr Cloud|Quanta Robotics|Tidewater Labs',
      degrees:
        'B.Sc.;Computer Science|Master of Science;Software Engineering|Bachelor of Engineering;Electrical Engineering|M.S.;Data Science',
      skills:
        'Languages: Go, Python, TypeScript, SQL|Infrastructure: Kubernetes, Terraform, AWS, Docker|Frameworks: React, Django, gRPC|Tools: Git, Jenkins, Grafana',
      tasks:
        'Reduced deployment time from forty minutes to six by rewriting the build pipeline in Go|Designed an event-driven billing service that handles 12 million invoices a month|Led the migration of nine services from virtual machines to Kubernetes without downtime|Mentored four junior engineers and introduced weekly design reviews|Cut cloud spending by 31% through rightsizing and scheduled scaling|Built a schema registry used by eleven teams|Wrote integration tests that caught 80% of regressions before release',
      projects:
        'Opentrace;a tracing library for small services with 1,200 stars|Mapfold;an offline map viewer for hikers written in Rust|Gradebook;a web app that teachers use to plan and mark lessons|Pantry;a command-line tool for recipes and shopping lists',
      certificates:
        'AWS Certified Solutions Architect;Amazon Web Services|Certified Kubernetes Administrator;Cloud Native Computing Foundation|Professional Data Engineer;Google',
      papers:
        'Backpressure in federated stream processors;Proceedings of the Workshop on Stream Systems|A field study of incident reviews;Journal of Software Practice|Cheap snapshots for append-only logs;Systems Notes',
    },
    {
      roles:
        'Registered Nurse|Charge Nurse, Cardiology|Clinical Research Coordinator|Public Health Analyst|Nursing Assistant|Care Manager',
      employers:
        'St. Brendan’s Hospital|Lakeview Medical Center|Meridian Home Care|Riverside Community Clinic|Harbor County Health Department',
      degrees: 'Bachelor of Science;Nursing|Master of Public Health;Epidemiology|Associate Degree;Nursing',
      skills:
        'Clinical: Triage, Wound care, Telemetry|Software: Epic, Cerner, Excel|Patient education, IV therapy, Discharge planning',
      tasks:
        'Coordinated discharge planning for a 32-bed cardiac unit|Trained twelve new nurses in telemetry and rapid response|Lowered medication errors by 18 percent with a second-check protocol|Ran a weekly vaccination clinic for 200 families|Collected and audited data for two phase III trials|Wrote the unit’s handover checklist, which three hospitals adopted',
      projects:
        'Safe Steps;a fall prevention programme for older patients|Clinic on Wheels;mobile screening in rural districts|Night Handover;a redesign of the shift handover',
      certificates:
        'Advanced Cardiac Life Support;American Heart Association|Certified Case Manager;Commission for Case Manager Certification|Basic Life Support;American Red Cross',
      papers:
        'Telemetry alarms and nurse workload;Journal of Cardiac Nursing|Vaccine uptake in mobile clinics;Public Health Reports|Handover quality after shift changes;Nursing Practice',
    },
    {
      roles:
        'Staff Accountant|Finance Manager|Marketing Specialist|Sales Associate|Assistant Store Manager|Brand Strategist|Office Administrator',
      employers:
        'Calloway & Finch LLP|Pinecrest Outfitters|Blue Heron Foods|Marlow Retail Group|Stonebridge Credit Union|The Copper Kettle',
      degrees: 'BBA;Accounting|Master of Business Administration;Finance|Bachelor of Arts;Communication Studies',
      skills:
        'Accounting: QuickBooks, SAP, Payroll|Marketing: SEO, Google Analytics, Copywriting|Negotiation, Budgeting, Customer service',
      tasks:
        'Closed monthly books for six entities within four business days|Grew newsletter subscribers from 3,000 to 21,000 in one year|Negotiated supplier contracts worth $2.4 million|Recovered $87,000 in overdue accounts|Planned the opening of two stores and hired 34 people|Rebuilt the forecast model used for the annual budget',
      projects:
        'Paperless Close;moved the month-end close to a shared checklist|Market Days;a series of pop-up stores in nine towns|Second Life;resale of returned goods online',
      certificates:
        'Certified Public Accountant;State Board of Accountancy|Google Analytics Certification;Google|Project Management Professional;Project Management Institute',
      papers:
        'Pricing resale goods;Retail Quarterly|What small firms forecast;Accounting Today|Loyalty without cards;Marketing Letters',
    },
    {
      roles:
        'Postdoctoral Researcher|Graduate Research Assistant|Lecturer in Ecology|Teaching Assistant|Visiting Scholar|Research Scientist|High School Biology Teacher',
      employers:
        'University of Ashford|Coastal Research Institute|Whitmore College|National Museum of Natural History|Fernhill Observatory',
      degrees: 'Ph.D.;Marine Biology|M.Sc.;Ecology and Evolution|B.A.;Biology|PhD;Applied Physics',
      skills:
        'Analysis: R, MATLAB, ArcGIS|Laboratory: PCR, Flow cytometry, Mass spectrometry|Teaching, Grant writing, Field work',
      tasks:
        'Modelled larval dispersal along 400 km of coastline|Taught statistics to classes of 90 undergraduates|Secured a three-year grant of $310,000|Supervised five master’s theses|Published four peer-reviewed articles on kelp forests|Organised the annual symposium with 150 attendees',
      projects:
        'Kelpwatch;citizen science map of kelp forests|Tidepool Archive;a database of 9,000 photographs|Seed Library;seed exchange for schools',
      certificates:
        'Scientific Diver;American Academy of Underwater Sciences|Teaching in Higher Education;Whitmore College|Radiation Safety;Fernhill Observatory',
      papers:
        'Larval dispersal in fragmented kelp forests;Marine Ecology Letters|Temperature and recruitment in intertidal snails;Journal of Coastal Biology|Counting what dives: automated surveys of seabirds;Methods in Ecology',
    },
  ],
  schools:
    'University of Ashford|Lakeshore State University|Whitmore College|Hartfield Institute of Technology|Eastbrook Community College|Trinity College Dublin',
  summaries:
    'Calm and methodical professional with nine years of experience in fast-growing teams, known for clear writing and for leaving systems simpler than they were.|People turn to me when a plan has to become a working routine; I have built teams, budgets and processes from nothing in three organisations.|Curious generalist with a background in science and a record of delivering on time. Looking for a role with responsibility for people as well as results.',
  spoken: 'English;Native|Spanish;Professional working proficiency|German;B2|French;Conversational|Mandarin;Basic',
  awards:
    'Employee of the Year;Northwind Systems|Dean’s List;Lakeshore State University|Best Paper Award;Coastal Research Symposium|First Prize, City Hackathon;Portland Code Week|Rising Star Award;Regional Chamber of Commerce',
  volunteering:
    'Habitat for Humanity;Site Volunteer;Framed and insulated four family homes|Code Club;Mentor;Taught Scratch and Python to children aged nine to twelve|Harbor Food Bank;Shift Leader;Coordinated thirty volunteers every Saturday|Red Cross;First Aider;Staffed first aid posts at city events',
  interests: 'Trail running, Bookbinding, Chess|Choir, Woodworking, Birdwatching|Climbing, Film photography',
  headings: {
    summary: 'Summary|Profile|About Me|Professional Summary|Objective',
    work: 'Experience|Work Experience|Employment History|Professional Experience|Employment|Career History|Research Experience',
    education: 'Education|Academic Background|Education and Training',
    skills: 'Skills|Technical Skills|Core Competencies|Computer Skills|Skills & Tools',
    languages: 'Languages|Language Skills',
    certificates: 'Certifications|Certificates|Licenses & Certifications',
    awards: 'Awards|Honors & Awards|Honours and Awards|Awards and Scholarships|Achievements',
    publications: 'Publications|Selected Publications|Journal Articles|Research Publications',
    volunteer: 'Volunteering|Volunteer Experience|Community Involvement|Volunteer Work',
    projects: 'Projects|Personal Projects|Selected Projects|Side Projects',
    interests: 'Interests|Hobbies|Hobbies & Interests',
    contact: 'Contact|Contact Details|Personal Information',
  },
  months: 'January|February|March|April|May|June|July|August|September|October|November|December',
  shortMonths: 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec',
  present: 'Present|present|Current|now',
  score: 'GPA: 3.8/4.0|GPA 3.92|Grade: First Class Honours|Cumulative GPA: 3.7',
  labels: { email: 'Email', phone: 'Phone', address: 'Address' },
};
