import {
  BadgeCheck,
  BookOpen,
  Briefcase,
  FileText,
  FolderKanban,
  GraduationCap,
  HandHeart,
  Heart,
  Images,
  Languages,
  ListPlus,
  Sparkles,
  Trophy,
  Users,
  Wrench,
  type LucideIcon,
} from 'lucide-react';

/** The icons that sections name; an unknown name gets a sheet of paper. */
const icons: Readonly<Record<string, LucideIcon>> = {
  BadgeCheck,
  BookOpen,
  Briefcase,
  FolderKanban,
  GraduationCap,
  HandHeart,
  Heart,
  Images,
  Languages,
  ListPlus,
  Sparkles,
  Trophy,
  Users,
  Wrench,
};

export function sectionIcon(name: string): LucideIcon {
  return icons[name] ?? FileText;
}
