ALTER TABLE "competition_seasons" ADD COLUMN "leaving_results" text DEFAULT 'half' NOT NULL;--> statement-breakpoint
ALTER TABLE "competition_seasons" ADD COLUMN "leaving_goals" integer DEFAULT 3 NOT NULL;--> statement-breakpoint
ALTER TABLE "competition_seasons" ADD CONSTRAINT "leaving_results_known" CHECK ("competition_seasons"."leaving_results" in ('half', 'annul', 'stand'));--> statement-breakpoint
ALTER TABLE "competition_seasons" ADD CONSTRAINT "leaving_has_goals" CHECK ("competition_seasons"."leaving_goals" between 1 and 20);