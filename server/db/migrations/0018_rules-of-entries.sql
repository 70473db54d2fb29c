ALTER TABLE "match_ledger" ADD COLUMN "rule" text;--> statement-breakpoint
ALTER TABLE "match_ledger" ADD CONSTRAINT "ledger_rule_known" CHECK ("match_ledger"."rule" in ('TEAM_LEFT'));--> statement-breakpoint
UPDATE "match_ledger" SET "rule" = 'TEAM_LEFT' WHERE "kind" IN ('AWARD', 'CANCEL') AND "reason" = 'Отбор напусна състезанието';
