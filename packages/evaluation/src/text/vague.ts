import { anyOf, type ListedLanguage } from './words.ts';

/** Words that stand where a reader looks for what it was: which tasks, how many, what else. */
export const VAGUE: Readonly<Record<ListedLanguage, RegExp>> = {
  en: anyOf(
    'various tasks|various duties|various projects|various clients|various things|various other|various initiatives|various strategic|various responsibilities|various activities|various areas|various jobs|various roles|different products|different tasks|different things|many different|different projects|other duties|other tasks|general duties|daily tasks|day-to-day tasks|day to day tasks|all kinds of|all sorts of|stuff|things|etc|and so on|and more|as needed|where needed|when needed|as assigned|whatever|a lot of|lots of|some experience|great success',
  ),
  de: anyOf(
    'verschiedene tätigkeiten|verschiedene aufgaben|verschiedenste aufgaben|diverse tätigkeiten|diverse aufgaben|allgemeine tätigkeiten|allgemeine aufgaben|sonstige tätigkeiten|sonstige aufgaben|anfallende arbeiten|anfallende aufgaben|alle anfallenden arbeiten|usw|etc|und so weiter|und vieles mehr|uvm|u.v.m|bei bedarf|nach bedarf|vieles',
  ),
  fr: anyOf(
    'tâches diverses|diverses tâches|différentes tâches|tâches variées|divers travaux|missions diverses|diverses missions|autres tâches|tâches quotidiennes|tâches générales|etc|et autres|si besoin|selon les besoins|plein de',
  ),
  es: anyOf(
    'tareas varias|varias tareas|diversas tareas|tareas diversas|distintas tareas|diferentes tareas|otras tareas|tareas diarias|tareas generales|funciones varias|funciones propias del puesto|etc|y otros|entre otras|entre otros|según necesidad|muchas cosas',
  ),
  pt: anyOf(
    'tarefas várias|várias tarefas|diversas tarefas|tarefas diversas|diferentes tarefas|outras tarefas|tarefas diárias|tarefas gerais|funções diversas|etc|e outros|entre outras|entre outros|conforme necessário|muitas coisas',
  ),
};
