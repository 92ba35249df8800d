import type { PageIcon } from '@vitae/api';
import {
  ChartColumn,
  CreditCard,
  FilePlus2,
  FileText,
  FileUp,
  FolderOpen,
  Gauge,
  House,
  LayoutTemplate,
  Mail,
  MailCheck,
  Settings,
  Tag,
  Users,
  Wallet,
  type LucideIcon,
} from 'lucide-react';

/** The icons that the registry of pages refers to. */
export const pageIcon: Readonly<Record<PageIcon, LucideIcon>> = {
  card: CreditCard,
  chart: ChartColumn,
  file: FileText,
  folder: FolderOpen,
  gauge: Gauge,
  house: House,
  import: FileUp,
  letter: Mail,
  'mail-check': MailCheck,
  'new-file': FilePlus2,
  settings: Settings,
  tag: Tag,
  templates: LayoutTemplate,
  users: Users,
  wallet: Wallet,
};
