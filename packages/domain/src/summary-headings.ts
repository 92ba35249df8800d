import type { DocumentLanguage } from './locale.ts';

/** Headings under which people put their summary, by language; import recognises them. */
export const summaryHeadings: Readonly<Record<DocumentLanguage, readonly string[]>> = {
  en: [
    'Summary', 'Profile', 'About', 'About me', 'Objective', 'Professional summary', 'Career objective', 'Career summary', 'Personal statement',
    'Executive summary', 'Personal profile', 'Professional profile', 'Introduction', 'Overview', 'Bio', 'Career profile', 'Who I am',
    'Summary of qualifications', 'Statement',
  ],
  de: ['Profil', 'Zusammenfassung', 'Über mich', 'Kurzprofil', 'Persönliches Profil'],
  fr: ['Profil', 'Résumé', 'À propos', 'Objectif', 'Présentation', 'À propos de moi', 'Profil professionnel'],
  es: ['Perfil', 'Resumen', 'Sobre mí', 'Objetivo', 'Perfil profesional', 'Acerca de mí', 'Extracto'],
  pt: ['Perfil', 'Resumo', 'Sobre mim', 'Objetivo', 'Resumo profissional', 'Perfil profissional', 'Objectivo'],
  it: ['Profilo', 'Sommario', 'Chi sono', 'Obiettivo', 'Profilo professionale', 'Presentazione'],
  nl: ['Profiel', 'Samenvatting', 'Over mij', 'Persoonlijk profiel'],
  pl: ['Profil', 'Podsumowanie', 'O mnie', 'Profil zawodowy', 'Cel zawodowy'],
  sv: ['Profil', 'Sammanfattning', 'Om mig'],
  vi: ['Tóm tắt', 'Giới thiệu', 'Mục tiêu nghề nghiệp', 'Giới thiệu bản thân'],
  tr: ['Özet', 'Profil', 'Hakkımda', 'Kariyer hedefi', 'Ön yazı'],
  el: ['Προφίλ', 'Περίληψη', 'Σχετικά με εμένα'],
  ru: ['О себе', 'Обо мне', 'Резюме', 'Цель', 'Профиль'],
  ar: ['الملخص', 'الملخص المهني', 'نبذة عني', 'نبذة', 'الهدف الوظيفي', 'ملخص', 'نبذة شخصية'],
  he: ['תמצית', 'אודות', 'פרופיל', 'תקציר'],
  hi: ['सारांश', 'परिचय', 'उद्देश्य'],
  zh: ['个人简介', '自我评价', '个人总结', '简介', '关于我', '个人优势', '求职意向', '自我評價'],
  ja: ['概要', '職務要約', '自己紹介', 'プロフィール', '要約', '志望動機'],
  ko: ['요약', '소개', '자기소개', '프로필', '간단소개'],
};
