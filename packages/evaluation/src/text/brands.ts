/** Names whose casing their owners use; none that is an ordinary word in a language of documents. */
const BRANDS =
  'GitHub|GitLab|LinkedIn|JavaScript|TypeScript|PostgreSQL|MySQL|MongoDB|GraphQL|WordPress|YouTube|PowerPoint|QuickBooks|HubSpot|BigQuery|DevOps|FastAPI|OpenAI|PyTorch|TensorFlow|NumPy|jQuery|NoSQL|JetBrains|CloudFormation|CircleCI|SharePoint|AutoCAD|SolidWorks|InDesign|ServiceNow|PayPal|MailChimp|ClickUp|DynamoDB|ElasticSearch|RabbitMQ|MATLAB|macOS|iOS|VMware|SQLite|MariaDB|OpenStack|DigitalOcean|WooCommerce|TikTok|WhatsApp|FileMaker|phpMyAdmin|NestJS|LaTeX|IntelliJ|Bitbucket|Kubernetes|Photoshop|Salesforce|Snowflake|Figma|Jira|Django|Postgres|Redis|Kafka|Docker|Ansible|Grafana|Prometheus|Angular|Python';

/** Forms that are right beside the one above: names changed, and products are written both ways. */
const ALSO = new Set([
  'Mailchimp',
  'Elasticsearch',
  'SOLIDWORKS',
  'Matlab',
  'MacOS',
  'IOS',
  'Latex',
  'latex',
  'snowflake',
  'prometheus',
  'python',
  'angular',
  'docker',
]);

const proper = new Map(BRANDS.split('|').map((brand) => [brand.toLowerCase(), brand]));
/** A whole word, not a part of an address ("https: // github. com" in some files), a path or a handle. */
const WORD =
  /(?<![\p{L}\p{N}._/@:-]|\/\s)[\p{L}][\p{L}\p{N}]+(?![\p{L}\p{N}_/@:-]|\.[\p{L}\p{N}]|\s?\.\s?(?:com|org|net|io)(?!\p{L}))/gu;

/** Names of brands in another casing than their own; a text in capitals is a style. */
export const miswrittenBrands = (text: string): string[] =>
  [...text.matchAll(WORD)]
    .map(([word]) => word)
    .filter((word) => {
      const brand = proper.get(word.toLowerCase());
      return brand !== undefined && word !== brand && word !== word.toUpperCase() && !ALSO.has(word);
    });
